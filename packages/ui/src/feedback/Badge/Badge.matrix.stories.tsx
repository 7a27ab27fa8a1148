import { bookingStatusTone, paymentStatusTone } from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { StatusBadge } from '../../bookings/StatusBadge/StatusBadge.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Grid } from '../../layout/Grid/Grid.js';
import { tokens } from '../../theme/tokens.js';
import { Badge, type BadgeTone } from './Badge.js';
import { OnPicture } from './OnPicture.story-data.js';

const meta = {
  title: 'Matrix/Badge',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

/** What each tone tells a guest. Types fail when one is missing. */
const meanings: Record<BadgeTone, string> = {
  neutral: 'A fact that asks for nothing: a booking that expired unpaid, and holds nothing.',
  success: 'It is done, or it can be had: Available, Refundable, Confirmed.',
  warning: 'Something is still open: Some nights available, Pending, Refund due.',
  danger: 'It failed, or it cannot be had: Sold out, Cancelled, a payment that expired.',
  info: 'News that is neither good nor bad: a hall request was received.',
  brass: 'Praise, never a status: Popular, 10% off.',
};

const tones = Object.keys(meanings) as BadgeTone[];

const places = [
  { of: 'booking', name: 'Bookings', toneOf: bookingStatusTone },
  { of: 'payment', name: 'Payments', toneOf: paymentStatusTone },
] as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: tokens.space.sm,
};
/** As far from the top as the badge on the picture. */
const besideSolid = { alignSelf: 'start', paddingBlockStart: tokens.space.sm };
const acrossBoth = { gridColumn: '1 / -1' };

/** The statuses of a tone by what they are of: an expired payment has another than an expired booking. */
function Statuses({ tone }: { tone: BadgeTone }) {
  return places.map(({ of, name, toneOf }) => {
    const statuses = paymentStatuses.filter((status) => toneOf(status) === tone);
    if (statuses.length === 0) return null;
    return (
      <Fragment key={of}>
        <span data-specimen-name>
          <bdi lang="en">{name}</bdi>
        </span>
        <Cluster>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} of={of} />
          ))}
        </Cluster>
      </Fragment>
    );
  });
}

/** Each tone, plain and solid, with what it means and the statuses that have it. */
export const Tones: StoryObj = {
  name: 'Tones and meanings',
  render: () => (
    <Grid>
      {tones.map((tone) => (
        <div key={tone} style={columns}>
          <div style={besideSolid}>
            <Badge tone={tone}>{tone}</Badge>
          </div>
          <OnPicture>
            <Badge tone={tone} solid>
              {tone}
            </Badge>
          </OnPicture>
          <p data-specimen-name style={acrossBoth}>
            <bdi lang="en">{meanings[tone]}</bdi>
          </p>
          <Statuses tone={tone} />
        </div>
      ))}
    </Grid>
  ),
};
