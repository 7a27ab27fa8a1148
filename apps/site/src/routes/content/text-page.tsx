import { contentApi, useGetTextPageQuery } from '@vestibule/api/content';
import { formatDate } from '@vestibule/domain/calendar';
import { textPageNames, type TextPageName } from '@vestibule/domain/content';
import { failureTexts } from '@vestibule/domain/problem';
import { languageOfText, pathWithoutLanguage } from '@vestibule/domain/words';
import { EmptyState, ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { PageHeader, RecordText, RichText, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useLocale, useTexts } from '@vestibule/ui/theme';
import { matchPath, useLocation } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';
import { texts } from './text-page.texts.js';

/** Which of the pages is at an address without a language. */
function pageAt(pathname: string): TextPageName {
  const found = textPageNames.find((name) => matchPath(routes[name], pathname));
  if (!found) throw new Error(`No page of text is at ${pathname}.`);
  return found;
}

export async function loader({ store, reply, url }: PageLoaderArgs) {
  const name = pageAt(pathWithoutLanguage(url.pathname));
  const page = await store.dispatch(contentApi.endpoints.getTextPage.initiate(name, PREFETCH));
  reply.status = pageStatus(page);
}

/** A page that is one text of the hotel, such as terms and privacy (ruling 16). */
export default function TextPage() {
  const name = pageAt(useLocation().pathname);
  return <OneTextPage key={name} name={name} />;
}

function OneTextPage({ name }: { name: TextPageName }) {
  const t = useTexts(texts);
  const failures = useTexts(failureTexts);
  const { locale } = useLocale();
  const trailTo = useTrail();
  const { data: page, error, isSuccess, refetch, isFetching } = useGetTextPageQuery(name);
  // Shown until the record has come.
  const title = page?.title || t[`title/${name}`];
  const trail = trailTo({ label: title, language: languageOfText(page ?? {}, 'title') });
  return (
    <>
      <PageMeta title={title} description={t[`description/${name}`]} />
      <PageHeader
        title={page?.title ? <RecordText of={page} field="title" /> : title}
        intro={
          page?.updated
            ? t.inForce({ day: formatDate(page.updated, locale) })
            : page?.introduction && <RecordText of={page} field="introduction" />
        }
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
