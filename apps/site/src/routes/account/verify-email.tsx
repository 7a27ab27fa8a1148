import { useTexts } from '@vestibule/ui/theme';
import { Suspense } from 'react';
import { AccountPage } from './AccountPage.js';
import VerifyEmailContent from './VerifyEmailContent.js';
import { texts } from './verify-email-page.texts.js';

/** The link in the verification mail opens this page, which verifies the address by itself. */
export default function VerifyEmailPage() {
  const t = useTexts(texts);
  return (
    <AccountPage
      title={t.title}
      description={t.description}
      heading={t.heading}
      picture="hero-about.webp"
    >
      <Suspense>
        <VerifyEmailContent />
      </Suspense>
    </AccountPage>
  );
}
