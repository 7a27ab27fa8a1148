import { Button } from '@vestibule/ui/actions';
import { PageMeta } from '../app/PageMeta.js';

/** What shows when a page itself fails. */
export function RouteError() {
  return (
    <>
      <PageMeta title="Something went wrong" description="This page could not be shown." noindex />
      <h1>This page could not be shown</h1>
      <p>Please try again in a moment.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </>
  );
}
