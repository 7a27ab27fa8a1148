import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import ResetPasswordPart from './ResetPasswordPart.js';
import { texts } from './reset-password.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';

/** Where the link of the reset mail leads. */
export default function ResetPassword() {
  const t = useTexts(texts);
  const trail = useAccountTrail(t.title);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <AccountFrame
        breadcrumbs={trail}
        title={t.heading}
        subtitle={t.subtitle}
        picture="hero-home.webp"
      >
        <Suspense>
          <ResetPasswordPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
