import { bookingStatusTone, paymentStatusTone } from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { StatusBadge } from '../../bookings/StatusBadge/StatusBadge.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
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

/** As wide as the widest name, so that what follows begins at one edge. Large text wraps. */
const firstColumn = { minInlineSize: '5.5rem' };
/** As far from the top as the badge on the picture. */
const besideSolid = { ...firstColumn, paddingBlockStart: tokens.space.sm };

/** The statuses of a tone by what they are of: an expired payment has another than an expired booking. */
function Statuses({ tone }: { tone: BadgeTone }) {
  return places.map(({ of, name, toneOf }) => {
    const statuses = paymentStatuses.filter((status) => toneOf(status) === tone);
    if (statuses.length === 0) return null;
    return (
      <Cluster key={of}>
        <span data-specimen-name style={firstColumn}>
          <bdi lang="en">{name}</bdi>
        </span>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} of={of} />
        ))}
      </Cluster>
    );
  });
}

/** Each tone, plain and solid, with what it means and the statuses that have it. */
export const Tones: StoryObj = {
  name: 'Tones and meanings',
  render: () => (
    <Grid>
      {tones.map((tone) => (
        <Stack key={tone} gap="xs">
          <Cluster style={{ alignItems: 'start' }}>
            <div style={besideSolid}>
              <Badge tone={tone}>{tone}</Badge>
            </div>
            <OnPicture>
              <Badge tone={tone} solid>
                {tone}
              </Badge>
            </OnPicture>
          </Cluster>
          <p data-specimen-name>
            <bdi lang="en">{meanings[tone]}</bdi>
          </p>
          <Statuses tone={tone} />
        </Stack>
      ))}
    </Grid>
  ),
};
