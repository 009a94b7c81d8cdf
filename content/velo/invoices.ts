// Invoices to companies that rent for their people.

export type InvoiceStatus = 'draft' | 'sent' | 'paid' | 'overdue';

export interface Invoice {
  id: string;
  customer: string;
  issuedOn: Date;
  dueOn: Date;
  /** In euros, without tax. */
  net: number;
  /** 0.2 is 20 %. */
  taxRate: number;
  status: InvoiceStatus;
  country: string;
}

export const invoiceStatuses: readonly InvoiceStatus[] = ['draft', 'sent', 'paid', 'overdue'];

export const invoices: readonly Invoice[] = [
  { id: 'V-1041', customer: 'Harbour Hotel', issuedOn: new Date(2025, 3, 1), dueOn: new Date(2025, 3, 30), net: 1840, taxRate: 0.2, status: 'paid', country: 'France' },
  { id: 'V-1042', customer: 'Blue Anchor Cafe', issuedOn: new Date(2025, 3, 4), dueOn: new Date(2025, 4, 4), net: 312.5, taxRate: 0.2, status: 'paid', country: 'France' },
  { id: 'V-1043', customer: 'Northwind Couriers', issuedOn: new Date(2025, 3, 9), dueOn: new Date(2025, 4, 9), net: 4275, taxRate: 0.19, status: 'overdue', country: 'Germany' },
  { id: 'V-1044', customer: 'City Library', issuedOn: new Date(2025, 3, 15), dueOn: new Date(2025, 4, 15), net: 960, taxRate: 0.2, status: 'sent', country: 'France' },
  { id: 'V-1045', customer: 'Studio Pico', issuedOn: new Date(2025, 3, 22), dueOn: new Date(2025, 4, 22), net: 148, taxRate: 0.21, status: 'sent', country: 'Netherlands' },
  { id: 'V-1046', customer: 'Mill Bakery', issuedOn: new Date(2025, 4, 2), dueOn: new Date(2025, 5, 1), net: 725.4, taxRate: 0.2, status: 'paid', country: 'France' },
  { id: 'V-1047', customer: 'Observatory Trust', issuedOn: new Date(2025, 4, 6), dueOn: new Date(2025, 5, 5), net: 1390, taxRate: 0.2, status: 'draft', country: 'France' },
  { id: 'V-1048', customer: 'Northwind Couriers', issuedOn: new Date(2025, 4, 9), dueOn: new Date(2025, 5, 8), net: 4410, taxRate: 0.19, status: 'sent', country: 'Germany' },
  { id: 'V-1049', customer: 'Rowing Club', issuedOn: new Date(2025, 4, 13), dueOn: new Date(2025, 5, 12), net: 280, taxRate: 0.2, status: 'overdue', country: 'France' },
  { id: 'V-1050', customer: 'Harbour Hotel', issuedOn: new Date(2025, 4, 20), dueOn: new Date(2025, 5, 19), net: 2015, taxRate: 0.2, status: 'draft', country: 'France' },
];
