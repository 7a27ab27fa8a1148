'use client';
import { defaultRoutes, type Routes } from '@vestibule/domain/routes';
import { createContext, useContext } from 'react';

export const RoutesContext = createContext<Routes>(defaultRoutes);

/** The addresses of the hotel's pages: `routes.login`, and `routeTo(routes, 'room', { id })`. */
export function useRoutes(): Routes {
  return useContext(RoutesContext);
}
