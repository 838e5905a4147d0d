/** The Node.js runtime of the canary, without a browser. AWS retires such names; `npm run account-check` compares. */
export const canaryRuntime = 'syn-nodejs-5.4';
