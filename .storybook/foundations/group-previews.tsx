import type { PictureKind } from '@vestibule/domain/pictures';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../packages/ui/src/actions/Button/Button.js';
import { StatusBadge } from '../../packages/ui/src/bookings/StatusBadge/StatusBadge.js';
import { Statistics } from '../../packages/ui/src/content/Statistics/Statistics.js';
import { Badge } from '../../packages/ui/src/feedback/Badge/Badge.js';
import { Field } from '../../packages/ui/src/forms/Field/Field.js';
import { Stepper } from '../../packages/ui/src/forms/Stepper/Stepper.js';
import { TextInput } from '../../packages/ui/src/forms/TextInput/TextInput.js';
import { Cluster } from '../../packages/ui/src/layout/Cluster/Cluster.js';
import { Price } from '../../packages/ui/src/layout/Price/Price.js';
import { Monogram } from '../../packages/ui/src/media/Monogram/Monogram.js';
import { Picture } from '../../packages/ui/src/media/Picture/Picture.js';
import { Tabs } from '../../packages/ui/src/navigation/Tabs/Tabs.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import type { GroupName } from './groups.js';
import { Letters } from './Typography.js';

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${tokens.space.xs};
  inline-size: 100%;
`;

const Part = styled.span`
  min-block-size: 2.5rem;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
`;

const Floating = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  padding: ${tokens.space.md};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  box-shadow: ${tokens.elevation.high};
`;

const Title = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: ${tokens.leading.title};
`;

const Muted = styled.p`
  color: ${tokens.colour.inkMuted};
`;

const Photo = styled.div`
  position: absolute;
  inset: 0;
`;

const noop = () => undefined;

const tabs = ['Rooms', 'Suites', 'Villas'].map((label) => ({
  value: label,
  label,
  content: null,
}));

const picture = (kind: PictureKind, file: string) => (
  <Photo>
    <Picture kind={kind} file={`${file}.webp`} alt="" ratio="fill" sizes="20rem" />
  </Photo>
);

const swatches = (['accent', 'brass', 'sunken', 'ink'] as const).map((name) => (
  <Part key={name} style={{ background: tokens.colour[name] }} />
));

const badges = (['success', 'warning', 'info', 'brass', 'neutral', 'danger'] as const).map(
  (tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  ),
);

/** A group of the sidebar at a glance, in the components of the group itself. */
export const groupPreviews = {
  Foundations: (
    <Parts>
      <Letters style={{ gridRow: 'span 2' }}>Aa</Letters>
      {swatches}
    </Parts>
  ),
  Actions: (
    <Cluster gap="xs">
      <Button>Book</Button>
      <Button variant="secondary">Details</Button>
    </Cluster>
  ),
  Forms: (
    <Field label="Guests">
      <Stepper value={2} onValueChange={noop} />
    </Field>
  ),
  Feedback: <Cluster gap="xs">{badges}</Cluster>,
  Media: picture('content', 'gallery-1'),
  Navigation: <Tabs label="The hotel" items={tabs} />,
  Overlays: (
    <Floating>
      <Title>Keep the booking?</Title>
      <Button size="small">Keep it</Button>
    </Floating>
  ),
  Layout: (
    <Parts>
      <Part style={{ gridColumn: 'span 3' }} />
      <Part style={{ gridColumn: 'span 2' }} />
      <Part />
    </Parts>
  ),
  Content: <Statistics items={[{ value: '12', label: 'Rooms' }]} />,
  Rooms: picture('rooms', 'sea-view-king-1'),
  Spa: picture('services', 'hammam'),
  Events: picture('events', 'jazz'),
  Halls: picture('halls', 'ballroom'),
  Restaurant: picture('restaurant', 'mezze'),
  News: (
    <div>
      <Muted>20 November</Muted>
      <Title>The garden oven is lit again</Title>
    </div>
  ),
  Contact: (
    <div>
      <Title>At any hour</Title>
      <Muted>A person answers.</Muted>
    </div>
  ),
  Newsletter: (
    <Field label="Email">
      <TextInput readOnly value="guest@example.com" />
    </Field>
  ),
  Account: (
    <Cluster gap="sm">
      <Monogram name="Mona Saleh" />
      <Title>Mona Saleh</Title>
    </Cluster>
  ),
  Payments: <Price cents={54_000} per="3 nights" size="large" />,
  Bookings: (
    <Cluster gap="xs">
      <StatusBadge status="paid" />
      <StatusBadge status="pending" />
    </Cluster>
  ),
  Pages: picture('content', 'hero-home'),
  Matrix: (
    <Parts style={{ gridTemplateColumns: 'auto auto' }}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} size="small" variant={variant}>
          {variant}
        </Button>
      ))}
    </Parts>
  ),
} satisfies Record<GroupName, ReactNode>;
