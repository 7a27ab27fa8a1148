import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from './PageMeta.js';

export interface FailureProps {
  /** Absent when the list came and the record is not in it. */
  failure?: { message?: string } | undefined;
  onRetry?: () => unknown;
}

interface RecordFailureProps extends FailureProps {
  /** What did not come, and that there is none such. */
  words: { failed: string; missing: string };
  picture: string;
  /** Leads to the list. */
  list: { label: string; href: string };
}

/** A record that does not exist, or that could not be loaded; the two are never confused. */
export function RecordFailure({ failure, onRetry, words, picture, list }: RecordFailureProps) {
  const title = failure ? words.failed : words.missing;
  return (
    <>
      <PageMeta title={title} description={title} picture={picture} noindex />
      <PageHeader title={title} />
      <Section>
        {failure ? (
          <ErrorBlock title={failure.message} onRetry={() => void onRetry?.()} />
        ) : (
          <LinkButton href={list.href}>{list.label}</LinkButton>
        )}
      </Section>
    </>
  );
}
