import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as amenityListStories from './AmenityList/AmenityList.stories.js';
import * as includedListStories from './IncludedList/IncludedList.stories.js';
import * as roomBookingSidebarStories from './RoomBookingSidebar/RoomBookingSidebar.stories.js';
import * as roomDescriptionStories from './RoomDescription/RoomDescription.stories.js';
import * as roomDetailLoadingStories from './RoomDetailLoading/RoomDetailLoading.stories.js';
import * as roomGalleryStories from './RoomGallery/RoomGallery.stories.js';
import * as roomGalleryDialogStories from './RoomGalleryDialog/RoomGalleryDialog.stories.js';
import * as roomGridStories from './RoomGrid/RoomGrid.stories.js';
import * as roomNotFoundStories from './RoomNotFound/RoomNotFound.stories.js';
import * as roomPictureStories from './RoomPicture/RoomPicture.stories.js';
import * as roomSearchFormStories from './RoomSearchForm/RoomSearchForm.stories.js';
import * as roomSortSelectStories from './RoomSortSelect/RoomSortSelect.stories.js';
import * as roomSummaryStories from './RoomSummary/RoomSummary.stories.js';
import * as similarRoomsStories from './SimilarRooms/SimilarRooms.stories.js';
import * as videoPlaceholderStories from './VideoPlaceholder/VideoPlaceholder.stories.js';

const meta = {
  title: 'Matrix/Rooms',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const roomSearchForm = composeStories(roomSearchFormStories);
const roomSortSelect = composeStories(roomSortSelectStories);
const roomGrid = composeStories(roomGridStories);
const roomGallery = composeStories(roomGalleryStories);
const roomSummary = composeStories(roomSummaryStories);
const roomDescription = composeStories(roomDescriptionStories);
const amenityList = composeStories(amenityListStories);
const includedList = composeStories(includedListStories);
const videoPlaceholder = composeStories(videoPlaceholderStories);
const similarRooms = composeStories(similarRoomsStories);
const roomPicture = composeStories(roomPictureStories);
const roomNotFound = composeStories(roomNotFoundStories);
const roomDetailLoading = composeStories(roomDetailLoadingStories);
const roomBookingSidebar = composeStories(roomBookingSidebarStories);
const roomGalleryDialog = composeStories(roomGalleryDialogStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Search: Story = {
  args: {
    wide: true,
    of: {
      RoomSearchForm: [roomSearchForm.Filled],
      RoomSortSelect: [roomSortSelect.Default],
      RoomGrid: [roomGrid.WithDates],
    },
  },
};

export const Detail: Story = {
  args: {
    wide: true,
    of: {
      RoomGallery: [roomGallery.Default],
      RoomSummary: [roomSummary.Discounted],
      RoomDescription: [roomDescription.WithLists],
      AmenityList: [amenityList.Default],
      IncludedList: [includedList.Default],
      VideoPlaceholder: [videoPlaceholder.Default, videoPlaceholder.WithoutPicture],
      SimilarRooms: [similarRooms.Default],
      RoomPicture: [roomPicture.Default, roomPicture.Missing],
      RoomNotFound: [roomNotFound.Default],
      RoomDetailLoading: [roomDetailLoading.Default],
    },
  },
};

/** Every message of the form beside a room, each at its field. */
export const InvalidBooking: Story = {
  args: { wide: true, of: { RoomBookingSidebar: [roomBookingSidebar.Default] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid());
  },
};

export const Enlarged: Story = {
  args: { wide: true, of: { RoomGalleryDialog: [roomGalleryDialog.Default] } },
  play: opened,
};
