'use client';
import { formatDate } from '@vestibule/domain/calendar';
import { newsCategoriesTexts, newsCategoryLabels, type NewsItem } from '@vestibule/domain/news';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { Picture } from '../../media/Picture/Picture.js';
import { useLink } from '../../theme/link.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Body, Item, Line, Media, Root, Title } from './NewsList.styles.js';
import { texts } from './NewsList.texts.js';

export interface NewsListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Newest first. */
  items: ReadonlyArray<NewsItem>;
  /** Where each of them leads. */
  href: string;
  /** One action for the empty list, such as a link to the rooms. */
  emptyAction?: ReactNode;
}

/** What is new at the hotel. */
export function NewsList({ items, href, emptyAction, ...props }: NewsListProps) {
  const t = useTexts(texts);
  const labels = newsCategoryLabels(useTexts(newsCategoriesTexts));
  const { locale } = useLocale();
  const Link = useLink();
  return (
    <Root {...props}>
      {items.length === 0 && (
        <li>
          <EmptyState title={t.noNews} text={t.newsWillStandHere} action={emptyAction} />
        </li>
      )}
      {items.map(({ title, summary, date, category, image }, index) => (
        <Item key={title}>
          <Media>
            <Picture
              kind="content"
              file={image}
              alt=""
              ratio="fill"
              priority={index === 0}
              sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 37vw, calc(100vw - 2.5rem)"
            />
          </Media>
          <Body>
            <Line>
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <span>{labels[category]}</span>
            </Line>
            <Title>
              <Link href={href}>{title}</Link>
            </Title>
            <p>{summary}</p>
          </Body>
        </Item>
      ))}
    </Root>
  );
}
