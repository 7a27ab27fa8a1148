import { Button, LinkButton } from '@vestibule/ui/actions';
import { Badge, EmptyState, Notice } from '@vestibule/ui/feedback';
import { Field, TextInput } from '@vestibule/ui/forms';
import { Cluster, Price, Stack } from '@vestibule/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Pair } from './Pair.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Do and do not',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args) => <Pair {...args} />,
} satisfies Meta<ComponentProps<typeof Pair>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMainAction: Story = {
  args: {
    good: (
      <Cluster>
        <Button>Book Your Stay</Button>
        <Button variant="secondary">Ask About This Room</Button>
      </Cluster>
    ),
    why: 'One filled button a view: it is what most guests came for.',
    bad: (
      <Cluster>
        <Button>Book Your Stay</Button>
        <Button>Ask About This Room</Button>
      </Cluster>
    ),
    whyNot: 'Two filled buttons ask the guest which of them is meant.',
  },
};

export const WordsOfButtons: Story = {
  args: {
    good: <Button variant="danger">Cancel Booking</Button>,
    why: 'A verb and its object: it can be read without what is around it.',
    bad: <Button variant="danger">OK</Button>,
    whyNot: 'Whoever comes by keyboard or screen reader hears “OK”, and not to what.',
  },
};

export const LinksSayWhere: Story = {
  args: {
    good: <LinkButton href="/rooms">All rooms</LinkButton>,
    why: 'What leads to another page is a link, and names the page.',
    bad: <LinkButton href="/rooms">Click here</LinkButton>,
    whyNot: 'In a list of links “here” leads nowhere, and a button opens in no new tab.',
  },
};

export const LabelsStay: Story = {
  args: {
    good: (
      <Field label="Full name" hint="As it is in your passport.">
        <TextInput autoComplete="name" />
      </Field>
    ),
    why: 'The label stays while the guest types, and help stays with it.',
    bad: <TextInput aria-label="Full name" placeholder="Full name as in your passport" />,
    whyNot: 'A placeholder is gone with the first letter, and many cannot read its grey.',
  },
};

export const ErrorsAtTheField: Story = {
  args: {
    good: (
      <Field label="Full name" error="Please enter your name.">
        <TextInput autoComplete="name" />
      </Field>
    ),
    why: 'The rule is at the field that breaks it, and what was typed stays.',
    bad: (
      <Stack>
        <Notice tone="danger">There are errors in the form.</Notice>
        <Field label="Full name">
          <TextInput autoComplete="name" />
        </Field>
      </Stack>
    ),
    whyNot: 'The guest must look for what is wrong, and is not told how to put it right.',
  },
};

export const TonesMean: Story = {
  args: {
    good: (
      <Cluster>
        <Badge tone="success">Confirmed</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </Cluster>
    ),
    why: 'A tone says what the word means; the word says it too.',
    bad: (
      <Cluster>
        <Badge tone="danger">Sea View</Badge>
        <Badge tone="success">Breakfast</Badge>
        <Badge tone="warning">Spa</Badge>
      </Cluster>
    ),
    whyNot: 'Colours for variety warn of nothing, and the next warning is overlooked.',
  },
};

export const EmptyIsAnAnswer: Story = {
  args: {
    good: (
      <EmptyState
        title="No treatments match."
        text="Try another category, or see all of them."
        action={<Button variant="secondary">Clear All Filters</Button>}
      />
    ),
    why: 'It says what there is none of, and how to get some.',
    bad: <EmptyState title="No data" />,
    whyNot: 'Is it empty, or did it fail? Nothing says what can be done.',
  },
};

export const PricesSayForWhat: Story = {
  args: {
    good: <Price cents={16_200} originalCents={18_000} per="per night" />,
    why: 'Always with cents and with what it buys; the earlier price is struck through.',
    bad: <span>from $162!</span>,
    whyNot: 'For a night, a stay, a person? A guest who has to ask does not book.',
  },
};
