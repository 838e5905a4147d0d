declare module 'zipcodes' {
  type ZipCode = {
    zip: string;
    city: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  };
  export const codes: Record<string, ZipCode>;
}
