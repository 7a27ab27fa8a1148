import { LinkButton } from '@vestibule/ui/actions';
import { PageMeta } from '../app/PageMeta.js';
import type { PageLoaderArgs } from '../app/route-module.js';

export async function loader({ reply }: PageLoaderArgs) {
  reply.status = 404;
}

export default function NotFound() {
  return (
    <>
      <PageMeta title="Page not found" description="There is no page at this address." noindex />
      <h1>There is no page here</h1>
      <p>The address may have changed, or a letter went missing on the way.</p>
      <LinkButton href="/">Home</LinkButton>
    </>
  );
}
