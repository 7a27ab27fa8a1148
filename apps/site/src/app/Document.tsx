import { languageFacts, type Language } from '@vestibule/domain/words';
import type { ReactNode } from 'react';

interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/** The whole page; React renders and hydrates it from `<html>` down. */
export function Document({ language, children }: DocumentProps) {
  return (
    // `data-theme` is the guest's: a script of the head writes it before React hydrates.
    <html lang={language} dir={languageFacts[language].direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{children}</body>
    </html>
  );
}
