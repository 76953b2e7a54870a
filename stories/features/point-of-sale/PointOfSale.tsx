import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Component as ExistingCustomerPage } from '#web/features/point-of-sale/ExistingCustomerPage.tsx';
import { Component as NewCustomerPage } from '#web/features/point-of-sale/NewCustomerPage.tsx';
import { Component as PackageChoicePage } from '#web/features/point-of-sale/PackageChoicePage.tsx';
import { Component as SellPage } from '#web/features/point-of-sale/SellPage.tsx';
import { Component as StorePage } from '#web/features/point-of-sale/StorePage.tsx';
import { patterns } from '#web/navigation/paths.ts';
import { Address } from '../Address.tsx';

/** The point of sale with all its addresses, as the router mounts it. */
export const PointOfSale = (): ReactElement => (
  <>
    <Routes>
      <Route path={patterns.pointOfSale} element={<StorePage />} />
      <Route path={patterns.pointOfSaleNew} element={<NewCustomerPage />} />
      <Route path={patterns.pointOfSaleExisting} element={<ExistingCustomerPage />} />
      <Route path={patterns.pointOfSalePackages} element={<PackageChoicePage />} />
      <Route path={patterns.pointOfSaleSell} element={<SellPage />} />
      <Route path="*" element={null} />
    </Routes>
    <Address />
  </>
);
