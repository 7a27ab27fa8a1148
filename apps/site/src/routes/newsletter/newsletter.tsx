import { PageHeader } from '@vestibule/ui/layout';
import { Suspense } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import NewsletterPart from './NewsletterPart.js';

/** The links in the newsletter's mails open this page. */
export default function NewsletterPage() {
  return (
    <>
      <PageMeta title="Newsletter" description="Join or leave the newsletter." noindex />
      <PageHeader title="Newsletter">
        <Suspense>
          <NewsletterPart />
        </Suspense>
      </PageHeader>
    </>
  );
}
