import { LinkButton } from '@vestibule/ui/actions';
import { Cluster, PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../app/PageMeta.js';
import type { PageLoaderArgs } from '../app/route-module.js';

export async function loader({ reply }: PageLoaderArgs) {
  reply.status = 404;
}

export default function NotFound() {
  return (
    <>
      <PageMeta title="Page not found" description="There is no page at this address." noindex />
      <PageHeader
        title="There is no page here"
        intro="The address may have changed, or a letter went missing on the way."
      />
      <Section>
        <Cluster gap="md">
          <LinkButton href="/">Home</LinkButton>
          <LinkButton variant="secondary" href="/rooms">
            Rooms
          </LinkButton>
          <LinkButton variant="secondary" href="/contact">
            Contact
          </LinkButton>
        </Cluster>
      </Section>
    </>
  );
}
