import { useGetLegalPageQuery } from '@vestibule/api/content';
import { formatDate } from '@vestibule/domain/calendar';
import type { LegalPageName } from '@vestibule/domain/content';
import { failureTexts } from '@vestibule/domain/problem';
import { languageOfText } from '@vestibule/domain/words';
import { EmptyState, ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { PageHeader, RecordText, RichText, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useLocale, useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './LegalPage.texts.js';
import { useTrail } from '../../app/use-trail.js';

interface LegalPageProps {
  name: LegalPageName;
  /** Until the record has come. */
  title: string;
  description: string;
}

/** Terms and privacy: small real pages (ruling 16). */
export function LegalPage({ name, title: fallback, description }: LegalPageProps) {
  const t = useTexts(texts);
  const failures = useTexts(failureTexts);
  const { locale } = useLocale();
  const trailTo = useTrail();
  const { data: page, error, isSuccess, refetch, isFetching } = useGetLegalPageQuery(name);
  const title = page?.title || fallback;
  const trail = trailTo({ label: title, language: languageOfText(page ?? {}, 'title') });
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeader
        title={page?.title ? <RecordText of={page} field="title" /> : fallback}
        intro={page && t.inForce({ day: formatDate(page.updated, locale) })}
        before={<Breadcrumbs items={trail} />}
      />
      <Section>
        {page && <RichText html={page.body} {...languageOfText(page, 'body')} />}
        {!page && error && (
          <ErrorBlock
            title={shownFailure(error, failures)?.message ?? title}
            text={t.askTheDesk}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!page && isSuccess && <EmptyState title={t.notWritten} text={t.askTheDesk} />}
        {!page && !error && !isSuccess && <Loading />}
      </Section>
    </>
  );
}
