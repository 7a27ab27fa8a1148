import { contentApi, useGetRestaurantPageQuery } from '@vestibule/api/content';
import { restaurantApi, useListMenuItemsQuery } from '@vestibule/api/restaurant';
import { pageHero } from '@vestibule/domain/content';
import { failureTexts } from '@vestibule/domain/problem';
import {
  featuredDishes,
  fromTheKitchenTexts,
  isMenuCategory,
  menuItemTexts,
  menuTabLabels,
  openingHours,
  openingHoursTexts,
  statedHours,
  type MenuItem,
} from '@vestibule/domain/restaurant';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { FeaturedDishes, HoursBand, MenuPdfLink, MenuTabs } from '@vestibule/ui/restaurant';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { useTexts } from '@vestibule/ui/theme';
import { useDemonstration, useFallbackPages, useHotelContact } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { shownFailure } from '../../app/failure.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { usePageAddress, usePageQuery } from '../../app/page-query.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { usePageUrl } from '../../app/language.js';
import { RestaurantAbout } from './RestaurantAbout.js';
import { restaurantData } from './restaurant-data.js';
import { texts } from './restaurant.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const [menu] = await Promise.all([
    store.dispatch(restaurantApi.endpoints.listMenuItems.initiate(undefined, PREFETCH)),
    store.dispatch(contentApi.endpoints.getRestaurantPage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(menu);
}

export default function Restaurant() {
  const t = useTexts(texts);
  const kitchen = useTexts(fromTheKitchenTexts);
  const hours = useTexts(openingHoursTexts);
  const labels = menuTabLabels(useTexts(menuItemTexts));
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.restaurant });
  const { data: page, error: contentError } = useGetRestaurantPageQuery();
  const menu = useListMenuItemsQuery();
  const menuFailure = shownFailure(menu.error, useTexts(failureTexts));
  const url = usePageUrl()(routes.restaurant);
  const contact = useHotelContact();
  const menuHref = `${usePageAddress()}#menu`;
  const demonstration = useDemonstration();
  // What stands for a record that has none is said of the demonstration alone.
  const dishes = demonstration || page?.featuredDishes.length ? featuredDishes(page, kitchen) : [];
  const shownHours = demonstration
    ? openingHours(page?.openingHours, hours)
    : statedHours(page?.openingHours);
  const head = pageHero('restaurantPage', page, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  return (
    <>
      <PageMeta
        title={title}
        description={subtitle}
        picture="restaurant"
        cover={hero}
        crumbs={crumbs}
        structuredData={
          import.meta.env.SSR
            ? restaurantData({ title, page, items: menu.data ?? [], contact, url, labels })
            : undefined
        }
      />
      <PageHero texts={head} before={<Breadcrumbs items={crumbs} />} />
      <ContentNotice error={contentError} />
      <RestaurantAbout page={page} contact={contact} menuHref={menuHref} />
      {dishes.length > 0 && (
        <Section title={t.fromTheKitchen} tone="sunken">
          <PageSection>
            <FeaturedDishes dishes={dishes} />
          </PageSection>
        </Section>
      )}
      {shownHours.length > 0 && (
        <HoursBand hours={shownHours} language={languageOfText(page ?? {}, 'openingHours')} />
      )}
      <Section id="menu" title={t.ourMenu} aside={<MenuPdfLink href={page?.menuItemsPDF} />}>
        {menu.data && (
          <PageSection>
            <Menu items={menu.data} />
          </PageSection>
        )}
        {!menu.data && menuFailure && (
          <ErrorBlock
            title={menuFailure.message}
            onRetry={() => void menu.refetch()}
            retrying={menu.isFetching}
          />
        )}
        {!menu.data && !menuFailure && <Loading>{t.loading}</Loading>}
      </Section>
    </>
  );
}

/** The open tab is in the address, so that it outlasts a reload and Back, and can be sent to a friend. */
function Menu({ items }: { items: readonly (MenuItem & InLanguage)[] }) {
  const [query, setQuery] = usePageQuery();
  const asked = query.get('menu');
  return (
    <MenuTabs
      items={items}
      defaultTab={isMenuCategory(asked) ? asked : undefined}
      onTabChange={(menu) => setQuery({ menu }, { replace: true, preventScrollReset: true })}
    />
  );
}
