'use client';
import type { TextLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { RichText } from '../../layout/RichText/RichText.js';
import { Root, Title, Words } from './Welcome.styles.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Welcome.texts.js';

export interface WelcomeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The greeting, as a heading. */
  message: ReactNode;
  /** What the hotel says about itself: HTML, sanitised before it is shown. */
  html: string;
  /** Of that, where it is not that of the page. */
  htmlLanguage?: TextLanguage | undefined;
  /** Where more of it is; the provider's route by default. */
  aboutHref?: string;
}

/** Greets the guest on Home, and says in a few lines what kind of hotel this is. */
export function Welcome({ message, html, htmlLanguage, aboutHref, ...props }: WelcomeProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  return (
    <Root {...props}>
      <Title>{message}</Title>
      <Words>
        <RichText html={html} {...htmlLanguage} />
        <LinkButton variant="secondary" href={aboutHref ?? routes.about}>
          {t.aboutTheHotel}
        </LinkButton>
      </Words>
    </Root>
  );
}
