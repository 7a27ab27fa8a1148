import { PageHeader } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { Suspense } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import NewsletterContent from './NewsletterContent.js';
import { texts } from './newsletter.texts.js';

/** The links in the newsletter's mails open this page. */
export default function NewsletterPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.title}>
        <Suspense>
          <NewsletterContent />
        </Suspense>
      </PageHeader>
    </>
  );
}
