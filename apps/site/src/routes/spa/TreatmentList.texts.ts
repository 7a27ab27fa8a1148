export const texts = {
  findATreatment: 'Find a treatment',
  showAllServices: 'Show all services',
};
