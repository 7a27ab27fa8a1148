import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import VerifyEmailPart from './VerifyEmailPart.js';
import { texts } from './verify-email-page.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';

/** The link in the verification mail opens this page, which verifies the address by itself. */
export default function VerifyEmailPage() {
  const t = useTexts(texts);
  const trail = useAccountTrail(t.title);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <AccountFrame breadcrumbs={trail} title={t.heading} picture="hero-about.webp">
        <Suspense>
          <VerifyEmailPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
