'use client';
import type { BookingRequest } from '@vestibule/domain/bookings';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { Call, CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';
import { readDownload, type DownloadedFile } from './download-file.js';
import { handOffOf, isLoginRequired, type HandOff } from './hand-off.js';
import { readCheckoutUrl } from './read-checkout-url.js';
import { webAddress } from './web-address.js';

const calls: CallsOf<typeof contract> = routes;

/** What a guest sends to pay, whatever the method. */
export interface PaymentInput {
  method: PaymentMethod;
  userId: string;
  /** Dollars, as the guest sees them. */
  amount: number;
  /** The event's id, or a timestamp (spec 7). */
  orderId: string;
  orderDescription: string;
  booking?: BookingRequest;
}

/** Going on with an unpaid booking. */
export interface ContinuedPayment {
  id: string;
  method?: PaymentMethod;
  /** The new total that the guest has accepted, in dollars. */
  amount?: number;
}

/** A payment that the provider is asked about, by its own id where that is known. */
interface AskedPayment {
  id: string;
  providerPaymentId?: string;
}

/** What a confirmed booking has to keep. */
export type BookingFile = 'receipt' | 'calendar';

type FileOperation = typeof contract.getReceipt | typeof contract.getCalendarFile;

const fileCalls: Record<BookingFile, Call<FileOperation>> = {
  receipt: calls.getReceipt,
  calendar: calls.getCalendarFile,
};

const ownTags = (id: string) => [
  { type: 'Payment' as const, id },
  { type: 'Payment' as const, id: 'LIST' },
];

/** A hold that is taken, renewed or given up changes what is free; a refusal tells that it has changed. */
const whatIsFree = [
  { type: 'Availability', id: 'LIST' },
  'Slot',
  { type: 'Event', id: 'LIST' },
] as const;

/** Paying, and the guest's own payments (spec 7, Payments). */
export const paymentsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    startPayment: build.mutation<HandOff, PaymentInput>({
      queryFn: async (input, _api, _options, call) =>
        input.method === 'usdt'
          ? handOffOf(await call(invoiceRequest(input)), readInvoiceUrl)
          : handOffOf(await call(sessionRequest(input)), readCheckoutUrl),
      invalidatesTags: (_reply, failure) =>
        isLoginRequired(failure) ? [] : [{ type: 'Payment', id: 'LIST' }, ...whatIsFree],
    }),
    continuePayment: build.mutation<HandOff, ContinuedPayment>({
      queryFn: async ({ id, ...body }, _api, _options, call) => {
        const request = requestFor(calls.continuePayment, { params: { id }, body });
        return handOffOf(await call(request), readCheckoutUrl);
      },
      invalidatesTags: (_reply, failure, { id }) =>
        isLoginRequired(failure) ? [] : [...ownTags(id), ...whatIsFree],
    }),
    listPayments: build.query({
      ...endpoint(calls.listHistory, (userId: string) => ({ params: { userId } })),
      transformResponse: (reply: Reply<typeof contract.listHistory>) => reply.data.payments,
      providesTags: [{ type: 'Payment', id: 'LIST' }],
    }),
    getPayment: build.query({
      ...dataEndpoint(calls.getPayment, (id: string) => ({ params: { id } })),
      providesTags: (_payment, _failure, id) => [{ type: 'Payment', id }],
    }),
    checkPayment: build.mutation({
      ...dataEndpoint(calls.checkPayment, ({ id, ...body }: AskedPayment) => ({
        params: { id },
        body,
      })),
      invalidatesTags: [{ type: 'Payment', id: 'LIST' }],
    }),
    checkOutcome: build.mutation({
      ...endpoint(calls.checkOutcome, ({ id, ...body }: AskedPayment) => ({
        params: { id },
        body,
      })),
      transformResponse: (reply: Reply<typeof contract.checkOutcome>) => reply.data.outcome,
    }),
    /** A mutation, because each click asks again; what came is behind an address of this page. */
    downloadFile: build.mutation<DownloadedFile, { id: string; kind: BookingFile }>({
      query: ({ id, kind }) => ({
        ...requestFor(fileCalls[kind], { params: { id } }),
        responseHandler: readDownload,
      }),
    }),
    cancelPayment: build.mutation({
      ...dataEndpoint(calls.cancelPayment, (id: string) => ({ params: { id } })),
      invalidatesTags: (_reply, _failure, id) => [...ownTags(id), ...whatIsFree],
    }),
  }),
});

export const {
  useStartPaymentMutation,
  useContinuePaymentMutation,
  useListPaymentsQuery,
  useGetPaymentQuery,
  useCheckPaymentMutation,
  useCheckOutcomeMutation,
  useCancelPaymentMutation,
  useDownloadFileMutation,
} = paymentsApi;

function invoiceRequest({ userId, amount, orderId, orderDescription, booking }: PaymentInput) {
  return requestFor(calls.createInvoice, {
    body: {
      userId,
      price_amount: amount,
      price_currency: 'USD',
      order_id: orderId,
      order_description: orderDescription,
      booking,
    },
  });
}

function sessionRequest({ userId, amount, orderId, orderDescription, booking }: PaymentInput) {
  return requestFor(calls.createSession, {
    body: { userId, amount, bookingId: orderId, orderDescription, booking },
  });
}

function readInvoiceUrl(reply: unknown): string | undefined {
  return webAddress((reply as { data?: { invoice_url?: unknown } } | null)?.data?.invoice_url);
}
