import { buildAboutPage } from '@vestibule/domain/content/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { TeamGrid } from './TeamGrid.js';

const team = buildAboutPage().team.map((member) => ({
  ...member,
  socialLinks: member.socialLinks.map((link) => ({ ...link, url: 'https://people.example/salma' })),
}));

const meta = {
  title: 'Content/TeamGrid',
  tags: ['stable'],
  component: TeamGrid,
  args: { team },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <h2>The people</h2>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TeamGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.about.2'] },
  play: async ({ canvas }) => {
    for (const { position, description } of team) {
      await expect(canvas.getByText(position)).toBeVisible();
      await expect(canvas.getByText(description)).toBeVisible();
    }
    const names = canvas.getAllByRole('heading', { level: 3 });
    await expect(names.map((name) => name.textContent)).toEqual(team.map(({ name }) => name));
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://people.example/salma',
    );
  },
};

export const SpaceBelowTitles: Story = {
  play: async ({ canvas }) => {
    const { name, description } = team[0]!;
    const title = canvas.getByRole('heading', { name }).parentElement!.getBoundingClientRect();
    const text = canvas.getByText(description).getBoundingClientRect();
    await expect(text.top - title.bottom).toBeGreaterThanOrEqual(8);
  },
};

export const WithPortrait: Story = {
  parameters: { proves: ['S2.about.2'] },
  args: { team: team.map((member) => ({ ...member, image: 'gallery-2.webp' })) },
  play: async ({ canvasElement }) => {
    const portraits = [...canvasElement.querySelectorAll('img')];
    await expect(portraits).toHaveLength(team.length);
    for (const { src } of portraits) await expect(src).toContain('gallery-2');
  },
};

export const LongText: Story = {
  args: {
    team: team.map((member) => ({
      ...member,
      name: `${member.name} bint Abdulrahman Al Mahrooqi Al Busaidi`,
      description: `${member.description} ${member.description} ${member.description}`,
    })),
  },
};

export const Empty: Story = { args: { team: [] } };
