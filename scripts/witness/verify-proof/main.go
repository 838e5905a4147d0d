// Command verify-proof checks a tlog-proof with a program that is not ours:
// verify-proof <policy file> <data of the leaf, hex> <proof file>.
package main

import (
	"encoding/hex"
	"log"
	"os"

	"filippo.io/torchwood"
	"golang.org/x/mod/sumdb/tlog"
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("usage: verify-proof <policy file> <data of the leaf, hex> <proof file>")
	}
	policy := must(torchwood.ParsePolicy(must(os.ReadFile(os.Args[1]))))
	leaf := must(hex.DecodeString(os.Args[2]))
	if err := torchwood.VerifyProof(policy, tlog.RecordHash(leaf), must(os.ReadFile(os.Args[3]))); err != nil {
		log.Fatal(err)
	}
	os.Stdout.WriteString("The proof is genuine.\n")
}
