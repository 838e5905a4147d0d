/** A trip as the form shows it. */
export type TripStart = { date: string; from: string; to: string; miles: string; purpose: string };

/** The trip that the dialog adds or changes. */
export type OpenTrip = { id?: string; orderId: string | null; start: TripStart };
