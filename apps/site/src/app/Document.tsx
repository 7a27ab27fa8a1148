import { fontFaces, fontFiles } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { BOOT_ID } from './boot.js';

/** The whole page; React renders and hydrates it from `<html>` down. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f3b3b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Nothing is painted before the whole page is there: what is still to come would move it. */}
        <link rel="expect" href={`#${BOOT_ID}`} blocking="render" />
        {/* Outside styled-components: hydration would make the faces anew and move the text twice. */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces('/fonts/', 'optional') }} />
        {Object.values(fontFiles).map((file) => (
          <link
            key={file}
            rel="preload"
            href={`/fonts/${file}`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
