import { contentApi, useGetMeetingHallPageQuery } from '@vestibule/api/content';
import { hallsApi } from '@vestibule/api/halls';
import { pageHero } from '@vestibule/domain/content';
import { RecordText } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useFallbackPages } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import HallList from './HallList.js';
import { texts } from './meeting-hall.texts.js';
import { useTrail } from '../../app/use-trail.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const [halls] = await Promise.all([
    store.dispatch(hallsApi.endpoints.listHalls.initiate(undefined, PREFETCH)),
    store.dispatch(contentApi.endpoints.getMeetingHallPage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(halls);
}

export default function MeetingHall() {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const trail = trailTo({ label: t.meetingHalls });
  const { data: content, error: contentError } = useGetMeetingHallPageQuery();
  const head = pageHero('meetingHallPage', content, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="halls" cover={hero} crumbs={trail} />
      <PageHero texts={head} before={<Breadcrumbs items={trail} />} />
      <ContentNotice error={contentError} />
      <PageSection>
        <HallList
          introduction={content?.introduction && <RecordText of={content} field="introduction" />}
        />
      </PageSection>
    </>
  );
}
