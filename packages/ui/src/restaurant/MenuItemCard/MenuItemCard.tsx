'use client';
import { formatDollars, dollarsToCents } from '@vestibule/domain/money';
import { menuItemCents, type MenuItem } from '@vestibule/domain/restaurant';
import { activeDiscount, discountLabel, discountTexts } from '@vestibule/domain/rooms';
import { itemsInLanguage, languageOfText, type InLanguage } from '@vestibule/domain/words';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { Badge } from '../../feedback/Badge/Badge.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Price } from '../../layout/Price/Price.js';
import { Picture } from '../../media/Picture/Picture.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import {
  Body,
  Description,
  Extras,
  Fact,
  Facts,
  Head,
  Media,
  Name,
  Root,
} from './MenuItemCard.styles.js';
import { texts } from './MenuItemCard.texts.js';

export interface MenuItemCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The dish. */
  item: MenuItem & InLanguage;
  /** Over the whole width, its picture large: before dishes without a picture. */
  lead?: boolean;
}

/** One dish: picture, name, price after its discount, and what a guest asks a waiter. */
export function MenuItemCard({ item, lead = false, ...props }: MenuItemCardProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const off = useTexts(discountTexts);
  const { description, images, preparationTime, ingredients } = item;
  const extras = itemsInLanguage(item, 'extras');
  const [image] = images;
  const discount = activeDiscount(item.discount);
  return (
    <Root data-lead={lead && image ? '' : undefined} {...props}>
      {(image || discount) && (
        <Media data-picture={image ? '' : undefined}>
          {image && (
            <Picture
              kind="restaurant"
              file={image}
              alt=""
              ratio="fill"
              sizes={`${lead ? '(min-width: 60rem) 40vw, ' : ''}(min-width: 40rem) 17rem, calc(100vw - 2.5rem)`}
            />
          )}
          {discount && (
            <Badge solid tone="brass">
              {discountLabel(discount, off, locale)}
            </Badge>
          )}
        </Media>
      )}
      <Body>
        <Head>
          <Name>{recordSentence(item, 'name', item.name)}</Name>
          <Price cents={menuItemCents(item)} originalCents={dollarsToCents(item.price)} />
        </Head>
        <Description>{recordSentence(item, 'description', description)}</Description>
        <Facts>
          {preparationTime !== undefined && (
            <Fact>
              <dt>{t.preparation}</dt>
              <dd>{t.minutes({ count: preparationTime })}</dd>
            </Fact>
          )}
          {ingredients.length > 0 && (
            <Fact>
              <dt>{t.ingredients}</dt>
              <dd>
                {item.language
                  ? ingredients.map((ingredient, index) => (
                      <Fragment key={ingredient}>
                        {index > 0 && t.betweenIngredients}
                        <span {...languageOfText(item, `ingredients.${index}`)}>{ingredient}</span>
                      </Fragment>
                    ))
                  : ingredients.join(t.betweenIngredients)}
              </dd>
            </Fact>
          )}
          {extras.length > 0 && (
            <Fact>
              <dt>{t.extras}</dt>
              <dd>
                <Extras>
                  {extras.map((extra) => (
                    <ExtraLine key={extra.name} extra={extra} />
                  ))}
                </Extras>
              </dd>
            </Fact>
          )}
        </Facts>
      </Body>
    </Root>
  );
}

/** What can be added to the dish, and its price. */
function ExtraLine({ extra }: { extra: MenuItem['extras'][number] & InLanguage }) {
  const { locale } = useLocale();
  return (
    <li>
      <span>{recordSentence(extra, 'name', extra.name)}</span>{' '}
      <bdi>{'+'.concat(formatDollars(extra.price, locale))}</bdi>
    </li>
  );
}
