import type { Room } from '@vestibule/domain/rooms';
import type { ComponentType, ReactNode } from 'react';

/** One way to write the same scenes. */
export interface Candidate {
  /** What the application is rendered in. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** Cards in a grid, each with a picture, two facts, a price and a link. */
  Cards: ComponentType<{ rooms: readonly Room[] }>;
  /** Three tabs, the first on show. */
  Tabbed: ComponentType;
  /** Header, list, form, footer. */
  Page: ComponentType<{ rooms: readonly Room[] }>;
  /** A dialog with six fields and two buttons. */
  FormDialog: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
}
