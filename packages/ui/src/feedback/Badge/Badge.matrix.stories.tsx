import { bookingStatusTone, paymentStatusTone } from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { StatusBadge } from '../../bookings/StatusBadge/StatusBadge.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Badge, type BadgeTone } from './Badge.js';

const meta = {
  title: 'Matrix/Badge',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

/** What each tone tells a guest. Types fail when one is missing. */
const meanings: Record<BadgeTone, string> = {
  neutral: 'A fact that asks for nothing, or something that is over.',
  success: 'It is done, or it can be had: Available, Refundable, Confirmed.',
  warning: 'Something is still open: Some nights available, Pending, Refund due.',
  danger: 'It failed, or it cannot be had: Sold out, Cancelled. An expired payment too.',
  info: 'News that is neither good nor bad: a hall request was received.',
  brass: 'Praise, never a status: Popular, 10% off.',
};

const tones = Object.keys(meanings) as BadgeTone[];

/** A booking's statuses of a tone, and those of a payment that have another tone there. */
function statusesOf(tone: BadgeTone) {
  const bookings = paymentStatuses.filter((status) => bookingStatusTone(status) === tone);
  const payments = paymentStatuses.filter((status) => paymentStatusTone(status) === tone);
  return [
    ...bookings.map((status) => ({ status, of: 'booking' }) as const),
    ...payments
      .filter((status) => !bookings.includes(status))
      .map((status) => ({ status, of: 'payment' }) as const),
  ];
}

/** Each tone, plain and solid, with what it means and the statuses that have it. */
export const Tones: StoryObj = {
  name: 'Tones and meanings',
  render: () => (
    <Grid>
      {tones.map((tone) => (
        <Stack key={tone} gap="xs">
          <Cluster>
            <Badge tone={tone}>{tone}</Badge>
            <Badge tone={tone} solid>
              {tone}
            </Badge>
          </Cluster>
          <p data-specimen-name>
            <bdi lang="en">{meanings[tone]}</bdi>
          </p>
          <Cluster>
            {statusesOf(tone).map((status) => (
              <StatusBadge key={status.status} {...status} />
            ))}
          </Cluster>
        </Stack>
      ))}
    </Grid>
  ),
};
