import { LinkButton } from '@vestibule/ui/actions';
import { Cluster, PageHeader, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../app/PageMeta.js';
import type { PageLoaderArgs } from '../app/route-module.js';
import { texts } from './not-found.texts.js';
import { routes } from '../hotel-routes.js';

export async function loader({ reply }: PageLoaderArgs) {
  reply.status = 404;
}

export default function NotFound() {
  const t = useTexts(texts);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.heading} intro={t.intro} />
      <Section>
        <Cluster gap="md">
          <LinkButton href={routes.home}>{t.home}</LinkButton>
          <LinkButton variant="secondary" href={routes.rooms}>
            {t.rooms}
          </LinkButton>
          <LinkButton variant="secondary" href={routes.contact}>
            {t.contact}
          </LinkButton>
        </Cluster>
      </Section>
    </>
  );
}
