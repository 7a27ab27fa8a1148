export const texts = {
  popularRooms: 'Popular rooms',
  allRooms: 'All rooms',
  oneByOne: 'The popular rooms, one by one',
  beyondTheRoom: 'Beyond the room',
};
