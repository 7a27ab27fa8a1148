import type { InLanguage } from '@vestibule/domain/words';
import { Hero, RecordText } from '@vestibule/ui/layout';
import { Breadcrumbs, type Breadcrumb } from '@vestibule/ui/navigation';
import { PageMeta, type PageMetaProps } from './PageMeta.js';

interface RecordHeadProps<Name extends string> extends Omit<PageMetaProps, 'title'> {
  /** What the page shows. */
  record: Record<Name, string> & InLanguage;
  /** Which of its texts is its title. */
  field: Name;
  crumbs: readonly Breadcrumb[];
}

/** The head of a record's page: in the document, and above its own text. */
export function RecordHead<Name extends string>({ record, field, ...meta }: RecordHeadProps<Name>) {
  const title = record[field];
  return (
    <>
      <PageMeta title={title} {...meta} />
      <Hero
        title={<RecordText of={record} field={field} />}
        picture={meta.cover}
        before={<Breadcrumbs items={meta.crumbs} />}
      />
    </>
  );
}
