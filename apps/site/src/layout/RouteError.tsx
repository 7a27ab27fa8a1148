import { Button } from '@vestibule/ui/actions';
import { PageHeader, Section, Stack } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { useContext } from 'react';
import { PageMeta } from '../app/PageMeta.js';
import { RequestIdContext } from '../app/request-id.js';
import { texts } from './RouteError.texts.js';

/** What shows when a page itself fails. */
export function RouteError() {
  const t = useTexts(texts);
  const id = useContext(RequestIdContext);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.heading} intro={t.intro} />
      <Section>
        <Stack>
          <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
          {id && <small>{t.reference({ id })}</small>}
        </Stack>
      </Section>
    </>
  );
}
