import { Button } from '@vestibule/ui/actions';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../app/PageMeta.js';
import { texts } from './RouteError.texts.js';

/** What shows when a page itself fails. */
export function RouteError() {
  const t = useTexts(texts);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.heading} intro={t.intro} />
      <Section>
        <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
      </Section>
    </>
  );
}
