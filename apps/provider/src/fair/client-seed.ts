/** 1 to 64 characters without control and direction characters, because people read, copy and type it. */
export const CLIENT_SEED = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;
