'use client';
import { formatDate } from '@vestibule/domain/calendar';
import {
  newsCategoriesTexts,
  newsCategoryLabels,
  type Article as ArticleRecord,
} from '@vestibule/domain/news';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Body, Byline, Lead, Media, Root } from './Article.styles.js';
import { texts } from './Article.texts.js';

export interface ArticleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What was written; its title is the page's heading and is elsewhere. */
  article: ArticleRecord;
}

/** One piece of news, for reading. */
export function Article({ article, ...props }: ArticleProps) {
  const t = useTexts(texts);
  const labels = newsCategoryLabels(useTexts(newsCategoriesTexts));
  const { locale } = useLocale();
  const { author, date, category, summary, image, imageAlt, body } = article;
  return (
    <Root {...props}>
      <Byline>
        <div>
          <dt>{t.author}</dt>
          <dd>{author}</dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </dd>
        </div>
        <div>
          <dt>{t.category}</dt>
          <dd>{labels[category]}</dd>
        </div>
      </Byline>
      <Media>
        <Picture
          kind="content"
          file={image}
          alt={imageAlt}
          ratio="16/9"
          priority
          sizes="(min-width: 60rem) 56rem, calc(100vw - 2.5rem)"
        />
      </Media>
      <Body>
        <Lead>{summary}</Lead>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Body>
    </Root>
  );
}
