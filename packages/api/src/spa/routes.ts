/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  listTreatments: { method: 'GET', path: '/spa/services' },
  listCategories: { method: 'GET', path: '/categories' },
  listSpecialists: { method: 'GET', path: '/specialists' },
  listSlots: { method: 'GET', path: '/spa/services/{id}/slots' },
} as const;
