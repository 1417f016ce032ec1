-- Nothing read it: the site keeps the way back. A server of the version before begins no visit to a provider any more.
ALTER TABLE "identity_requests" DROP COLUMN "next";