import { accountMessages } from '@vestibule/domain/account';
import { useIdleFetch } from '@vestibule/ui/code';
import { Notice } from '@vestibule/ui/feedback';
import { tokens, useTexts } from '@vestibule/ui/theme';
import { lazy, Suspense, type ComponentType } from 'react';
import { fetchLateWords } from '../../app/late-words.js';
import { loadCode } from '../../app/load-code.js';
import { withReturn } from '../../app/login-state.js';
import { usePageAddress } from '../../app/page-query.js';
import { RouterLink } from '../../app/RouterLink.js';
import { useAuth } from '../../app/use-auth.js';
import type { Sold } from './unpaid-here.js';

const loadList = async () => {
  const [list] = await Promise.all([
    import('./UnpaidBookings.js'),
    fetchLateWords('bookings/UnpaidBookings'),
  ]);
  return list;
};
/** Without its code the page that sells stands as it is. */
const nothing = { default: () => null };
const UnpaidBookings = lazy<ComponentType<Sold & { userId: string }>>(() =>
  loadCode(loadList).catch(() => nothing),
);

/** What waits to be paid, where paying starts; of who is signed out nothing is asked. */
export function UnpaidNotice(sold: Sold) {
  useIdleFetch(loadList);
  const { user, expired } = useAuth();
  if (expired) return <SessionExpired />;
  return (
    user && (
      <Suspense>
        <UnpaidBookings userId={user._id} {...sold} />
      </Suspense>
    )
  );
}

/** The header then shows a visitor; this says why, and leads back here (spec 8, ruling 45). */
function SessionExpired() {
  const messages = useTexts(accountMessages);
  const href = withReturn('login', usePageAddress());
  return (
    <Notice tone="warning" announced style={{ marginBlockEnd: tokens.space.lg }}>
      <RouterLink href={href}>{messages['account.session-expired']}</RouterLink>
    </Notice>
  );
}
